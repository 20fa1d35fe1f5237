import { describe, expect, test } from 'vitest'
import { toFaults } from '~/domain/inbox/faults'
import { delivery } from '~/domain/inbox/schema'
import { IBAN } from '../../factories/customers'
import { ANNA, BERND, timeRecording } from '../../factories/deliveries'

const TENANT = 'cccccccc-0000-4000-8000-000000000003'
const HOURS = 'must be a number between 0 and 744 with at most 6 decimals'
const OVERTIME = 'must be a number between -744 and 744 with at most 6 decimals'
const UUID = 'must be a UUID, 8-4-4-4-12 hexadecimal digits'
const MONTH = 'must be a month, YYYY-MM, from 2000-01 to 2099-12'
const EVENTS = 'must be one of zeiterfassung.export, lohnzettel.versandt, mandat.neu, buchhaltung.export'

async function faults(body: unknown) {
  const parsed = await delivery.safeParseAsync(body)
  return toFaults(parsed.error?.issues ?? []).map(({ pointer, detail }) => `${pointer} ${detail}`)
}

function event(name: string, daten: unknown) {
  return { event: name, mandant_id: TENANT, daten }
}

describe('the envelope', () => {
  test.each<[string, unknown, string[]]>([
    ['null', null, [' must be a JSON object']],
    ['a list', [], [' must be a JSON object']],
    ['text', 'zeiterfassung.export', [' must be a JSON object']],
    ['nothing in it', {}, [`/event ${EVENTS}`]],
    ['an unknown event', event('lohn.neu', {}), [`/event ${EVENTS}`]],
    ['an event named like a property of every object', event('constructor', {}), [`/event ${EVENTS}`]],
    ['an event that is an object', { ...event('x', {}), event: {} }, [`/event ${EVENTS}`]],
    [
      'a tenant that is no UUID',
      { event: 'mandat.neu', mandant_id: 'firm-1', daten: {} },
      [`/mandant_id ${UUID}`],
    ],
    ['no tenant', { event: 'mandat.neu', daten: {} }, [`/mandant_id is missing; it ${UUID}`]],
    ['no data', { event: 'mandat.neu', mandant_id: TENANT }, ['/daten is missing; it must be an object']],
    ['data that is a list', event('mandat.neu', []), ['/daten must be an object']],
    ['data that is null', event('zeiterfassung.export', null), ['/daten must be an object']],
  ])('%s', async (_, body, expected) => {
    expect(await faults(body)).toEqual(expected)
  })
})

describe('hours', () => {
  function one(entry: unknown, monat: unknown = '2026-02') {
    return event('zeiterfassung.export', { monat, mitarbeiter: [entry] })
  }
  const good = { id: ANNA, stunden: 160, ueberstunden: 0 }
  const at = '/daten/mitarbeiter/0'

  test.each<[string, unknown, string[]]>([
    ['a whole month', timeRecording(TENANT, '2026-02', { [ANNA]: [168.5, -2.25], [BERND]: [0, 0] }), []],
    ['nobody', event('zeiterfassung.export', { monat: '2026-02', mitarbeiter: [] }), []],
    ['the most hours of a month', one({ ...good, stunden: 744, ueberstunden: 744 }), []],
    ['the least', one({ ...good, stunden: 0, ueberstunden: -744 }), []],
    ['fields that nobody knows', one({ ...good, abteilung: 'Lager' }), []],
    ['an id in capitals', one({ ...good, id: ANNA.toUpperCase() }), []],
    ['an id of no UUID version', one({ ...good, id: '00000000-0000-0000-0000-00000000000f' }), []],
    ['more than a month has', one({ ...good, stunden: 744.000001 }), [`${at}/stunden ${HOURS}`]],
    ['less than nothing', one({ ...good, stunden: -0.5 }), [`${at}/stunden ${HOURS}`]],
    [
      'seven decimals that no clock leaves',
      one({ ...good, ueberstunden: 1.1234567 }),
      [`${at}/ueberstunden ${OVERTIME}`],
    ],
    [
      'more than a month has, by a float',
      one({ ...good, stunden: 744.0100000000001 }),
      [`${at}/stunden ${HOURS}`],
    ],
    ['a number as text', one({ ...good, stunden: '160' }), [`${at}/stunden ${HOURS}`]],
    ['a number beyond all', one({ ...good, stunden: Number('1e999') }), [`${at}/stunden ${HOURS}`]],
    ['no overtime', one({ id: ANNA, stunden: 1 }), [`${at}/ueberstunden is missing; it ${OVERTIME}`]],
    ['an entry that is a number', one(160), [`${at} must be an object`]],
    ['an entry that is null', one(null), [`${at} must be an object`]],
    ['a month that is none', one(good, '2026-13'), [`/daten/monat ${MONTH}`]],
    ['a month without its zero', one(good, '2026-2'), [`/daten/monat ${MONTH}`]],
    ['a month as number', one(good, 202602), [`/daten/monat ${MONTH}`]],
    [
      'no entries at all',
      event('zeiterfassung.export', { monat: '2026-02' }),
      ['/daten/mitarbeiter is missing; it must be an array'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(await faults(body)).toEqual(expected)
  })

  test('the same employee twice points at the second, however the id is written', async () => {
    const mitarbeiter = [good, { ...good, id: BERND }, { ...good, id: ANNA.toUpperCase() }]
    expect(await faults(event('zeiterfassung.export', { monat: '2026-02', mitarbeiter }))).toEqual([
      '/daten/mitarbeiter/2/id names the same employee as /daten/mitarbeiter/0',
    ])
  })

  test.each<[string, string, string]>([
    ['as sent', '168.25', '168.25'],
    ['without zeros that say nothing', '168.500000', '168.5'],
    ['six decimals', '0.000001', '0.000001'],
    ['minus zero', '-0', '0'],
    ['an exponent', '1.5e2', '150'],
    // 20 × 7 h 20 min, 0.1 + 0.2, 547,620 s, 40 min as some recorders round it, 1,234,567 ms.
    ['to a millionth, 440 thirds', '146.66666666666666', '146.666667'],
    ['to a millionth, a sum of floats', '0.30000000000000004', '0.3'],
    ['to a millionth, seconds', '152.11666666666667', '152.116667'],
    ['to a millionth, ten places of a fraction', '0.6666666667', '0.666667'],
    ['to a millionth, milliseconds', '0.34293527777777776', '0.342935'],
    ['to a millionth, a tie away from zero', '80.00000050000001', '80.000001'],
    ['to a millionth, the most', '744.0000000000001', '744'],
    ['to a millionth, a balance of nothing', '1e-7', '0'],
    ['to a millionth, less than nothing', '-1.4210854715202004e-14', '0'],
  ])('a number is kept %s', async (_, sent, kept) => {
    const body = JSON.parse(JSON.stringify(one({ ...good, stunden: 'X' })).replace('"X"', sent))
    expect((await delivery.parseAsync(body)).daten).toMatchObject({ mitarbeiter: [{ hours: kept }] })
  })

  test('a million bad entries are told of fifty times, and quickly', async () => {
    const call = event('zeiterfassung.export', {
      monat: '2026-02',
      mitarbeiter: Array.from({ length: 1_000_000 }, () => ({})),
    })
    // Beside a copy of the same body; told of each, they would take a hundred times as long.
    const floor = await processorTime(() => JSON.parse(JSON.stringify(call)))
    const took = await processorTime(async () => expect(await faults(call)).toHaveLength(50))
    expect(took).toBeLessThan(10 * floor)
  })
})

describe('events whose shape is open', () => {
  const mandate = {
    kundennummer: 'K-1',
    mandatsreferenz: 'M-77',
    iban: IBAN,
    kontoinhaber: 'Brügge KG',
    unterschrieben_am: '2026-01-15',
  }
  const IBAN_DETAIL = '/daten/iban must be an IBAN with correct check digits'
  const DATE = '/daten/unterschrieben_am must be a date that exists, YYYY-MM-DD'
  const REFERENCE = '/daten/mandatsreferenz must be a SEPA reference of 1 to 35 characters'
  const HOLDER = '/daten/kontoinhaber must be text of 1 to 70 characters without control characters'

  test.each<[string, object, string[]]>([
    ['all there', mandate, []],
    ['nothing there', {}, []],
    ['another shape altogether', { mandat: { iban: IBAN } }, []],
    ['a value in an object', { ...mandate, iban: { wert: IBAN } }, []],
    ['null for a value', { ...mandate, art: null, unterschrieben_am: null }, []],
    ['an IBAN in groups', { ...mandate, iban: 'de89 3704 0044 0532 0130 00' }, []],
    ['wrong check digits', { ...mandate, iban: 'DE88370400440532013000' }, [IBAN_DETAIL]],
    ['wrong check digits and all else missing', { iban: 'DE88370400440532013000' }, [IBAN_DETAIL]],
    ['an IBAN as number', { ...mandate, iban: 89 }, [IBAN_DETAIL]],
    ['a very long IBAN', { ...mandate, iban: `${IBAN}${'0'.repeat(100_000)}` }, [IBAN_DETAIL]],
    ['a day that does not exist', { ...mandate, unterschrieben_am: '2026-02-30' }, [DATE]],
    ['a German date', { ...mandate, unterschrieben_am: '15.01.2026' }, [DATE]],
    ['a reference too long', { ...mandate, mandatsreferenz: 'M'.repeat(36) }, [REFERENCE]],
    ['a reference that SEPA cannot carry', { ...mandate, mandatsreferenz: 'M_77' }, [REFERENCE]],
    ['an empty holder', { ...mandate, kontoinhaber: '  ' }, [HOLDER]],
    ['half a character', { ...mandate, kontoinhaber: 'A\ud800' }, [HOLDER]],
    ['a line break', { ...mandate, kontoinhaber: 'A\nB' }, [HOLDER]],
    ['another kind', { ...mandate, art: 'COR1' }, ['/daten/art must be CORE or B2B']],
  ])('mandat.neu: %s', async (_, daten, expected) => {
    expect(await faults(event('mandat.neu', daten))).toEqual(expected)
  })

  const INSTANT =
    '/daten/versandt_am must be a date, YYYY-MM-DD, or a date-time with offset such as 2026-05-03T08:00:00+02:00'
  test.each<[string, object, string[]]>([
    ['the least', { mitarbeiter_id: ANNA, monat: '2026-02' }, []],
    ['nothing', {}, []],
    ['an employee that is no UUID', { mitarbeiter_id: 'M-1' }, [`/daten/mitarbeiter_id ${UUID}`]],
    ['a date-time without offset', { versandt_am: '2026-05-03T08:00:00' }, [INSTANT]],
    ['a moment that does not exist', { versandt_am: '2026-02-30' }, [INSTANT]],
  ])('lohnzettel.versandt: %s', async (_, daten, expected) => {
    expect(await faults(event('lohnzettel.versandt', daten))).toEqual(expected)
  })

  test.each([
    ['2026-05-03T00:30:00+02:00', '2026-05-02T22:30:00.000Z'],
    ['2026-05-03T08:00:00.123456Z', '2026-05-03T08:00:00.123Z'],
    ['2026-05-03', '2026-05-03T00:00:00.000Z'],
  ])('the moment %s is kept in UTC', async (sent, kept) => {
    const body = event('lohnzettel.versandt', { versandt_am: sent })
    expect((await delivery.parseAsync(body)).daten).toEqual({ versandt_am: kept })
  })

  test('nesting that nobody means is refused, not followed', async () => {
    const deep = JSON.parse(`${'['.repeat(900_000)}${']'.repeat(900_000)}`)
    expect(await faults(event('mandat.neu', { deep }))).toEqual([
      '/daten must not be nested deeper than 32 levels',
    ])
  })

  test.each<[string, object, string[]]>([
    ['with a format', { monat: '2026-02', format: 'DATEV' }, []],
    ['with null for the format', { monat: '2026-02', format: null }, []],
    ['without a month', {}, [`/daten/monat is missing; it ${MONTH}`]],
  ])('buchhaltung.export %s', async (_, daten, expected) => {
    expect(await faults(event('buchhaltung.export', daten))).toEqual(expected)
  })
})

/** In microseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const started = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(started)
  return user + system
}
