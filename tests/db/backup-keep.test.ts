import { describe, expect, test } from 'vitest'
import { surplusOf } from '~db/backup/which-to-keep'

const NOW = new Date('2026-11-22T12:30:00.000Z')
const made = (at: string, name = 'zahltag') => ({ at: `${at}.000Z`, name })
const surplus = (...backups: ReturnType<typeof made>[]) =>
  surplusOf(backups, NOW).map(({ at }) => at.slice(0, 16))

describe('what is kept of backups', () => {
  test.each<[string, string[], string[]]>([
    [
      'one an hour in the last day',
      ['2026-11-22T11:00:00', '2026-11-22T10:00:00', '2026-11-21T13:00:00'],
      [],
    ],
    ['the newest of an hour', ['2026-11-22T11:40:00', '2026-11-22T11:05:00'], ['2026-11-22T11:05']],
    [
      'the newest of a day in the last thirty',
      ['2026-11-20T23:00:00', '2026-11-20T22:00:00', '2026-10-24T23:00:00'],
      ['2026-11-20T22:00'],
    ],
    [
      'the newest of a month',
      ['2026-09-30T23:00:00', '2026-09-29T23:00:00', '2025-11-30T23:00:00'],
      ['2026-09-29T23:00'],
    ],
    ['the newest of all, however old', ['2020-01-01T00:00:00'], []],
    ['one from a clock that was ahead', ['2027-01-01T00:00:00', '2026-11-22T11:00:00'], []],
  ])('%s', (_, kept, gone) => {
    expect(surplus(...kept.map((at) => made(at)))).toEqual(gone)
  })

  test('what people made stays for a day, however many of an hour; then it counts like the others', () => {
    const byHand = (at: string) => made(at, 'zahltag-by-hand')
    expect(
      surplus(
        made('2026-11-22T12:20:00'),
        byHand('2026-11-22T12:05:00'),
        byHand('2026-11-22T12:04:00'),
        made('2026-11-22T12:01:00'),
        made('2026-11-20T12:00:00'),
        byHand('2026-11-20T11:00:00'),
      ),
    ).toEqual(['2026-11-22T12:01', '2026-11-20T11:00'])
  })

  test('those from before an upgrade stay for thirty days beside the others', () => {
    const upgrade = (at: string) => made(at, 'before-0067')
    expect(
      surplus(
        made('2026-11-20T10:30:00'),
        upgrade('2026-11-20T10:00:00'),
        upgrade('2026-11-20T09:00:00'),
        upgrade('2026-10-20T09:00:00'),
      ),
    ).toEqual(['2026-10-20T09:00'])
  })

  test('a clock that was a year ahead for an hour costs nothing', () => {
    const hours = Array.from({ length: 20 }, (_, hour) =>
      made(`2026-11-22T${String(hour).padStart(2, '0')}:00:00`),
    )
    const ahead = new Date('2028-01-01T00:00:00.000Z')
    expect(surplusOf([...hours, made('2028-01-01T00:00:00')], ahead)).toEqual([])
  })

  test('a year of them leaves 6, 30 and 12, thinned every four hours', () => {
    const start = NOW.getTime() - 400 * 24 * 3_600_000
    let kept: ReturnType<typeof made>[] = []
    for (let hour = 0; hour <= 400 * 24; hour += 4) {
      const at = new Date(start + hour * 3_600_000)
      kept.push({ at: at.toISOString(), name: 'zahltag' })
      const gone = surplusOf(kept, at)
      kept = kept.filter((backup) => !gone.includes(backup))
    }
    expect(kept.length).toBeGreaterThanOrEqual(6 + 29 + 11)
    expect(kept.length).toBeLessThanOrEqual(7 + 30 + 12)
  })
})
