import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { openWriter } from '~db/open'
import { emailOf } from '../factories/firm'
import { postEvent, postForm, signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { spawnServer } from '../support/spawn-server'

const ALONE = ['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])]
const FULL_FORM = { 'Content-Type': 'multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin' }

/** What the server is started under to see a file system of its own where its data lies. */
const mounted = (mount: string, dataDir: string) => [
  ...[...ALONE, 'sh', '-c'],
  `${mount} ${dataDir} && { test -e ${dataDir}/zahltag.sqlite || cp -a ${dataDir}-full/. ${dataDir}; sync -f ${dataDir}; } && exec "$@"`,
  'sh',
]
/** Its size leaves room for some messages, and for no document. */
const MEMORY = 'mount -t tmpfs -o size=32m,nr_inodes=200,mode=700 tmpfs'

function canMount(mount: string): boolean {
  const [command = '', ...words] = [...ALONE, 'sh', '-c', `${mount} /mnt`]
  return spawnSync(command, words).status === 0
}

/** A file as large as a disk, with a file system that can fail as one on a disk does. */
function makeImage(path: string): string {
  spawnSync('sh', ['-c', `truncate -s 32M ${path} && mkfs.ext4 -q ${path}`])
  return `mount -o loop ${path}`
}

function makeFolders() {
  const { file: made, firm } = inject('madeFirms')
  const folder = mkdtempSync(join(tmpdir(), 'zahltag-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  for (const one of [dataDir, `${dataDir}-full`]) mkdirSync(one)
  copyFileSync(made, join(`${dataDir}-full`, 'zahltag.sqlite'))
  cpSync(join(dirname(made), 'documents'), join(`${dataDir}-full`, 'documents'), { recursive: true })
  return { folder, dataDir, firm }
}

test.runIf(canMount(MEMORY))(
  'a disk that is really full loses nothing, says when to come back, and goes on by itself',
  async () => {
    const { dataDir, firm } = makeFolders()
    const server = await spawnServer(dataDir, {}, { under: mounted(MEMORY, dataDir) })
    onTestFinished(() => server.stop())
    const { tokens, draftId } = firm.subjects
    const Cookie = await signIn(server.baseUrl, emailOf(firm.marker)('owner'))
    const issue = () => postForm(server.baseUrl, `/buero/rechnungen/${draftId}/ausstellung`, {}, { Cookie })
    const health = async () => JSON.parse((await rawRequest(server.baseUrl, '/api/health')).body)
    const upload = () =>
      rawRequest(server.baseUrl, '/buero/lohnzettel/eingang', {
        method: 'POST',
        headers: { ...FULL_FORM, Cookie },
        body: '--x--\r\n',
      })

    const seen = `/proc/${server.process.pid}/root${dataDir}`
    const ballast = join(seen, 'ballast')
    mkdirSync(ballast)
    expect(() => writeFileSync(join(ballast, 'large'), Buffer.alloc(40_000_000))).toThrow('ENOSPC')
    const refused = await issue()
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60'])
    expect(server.output()).toMatch(/"event":"database unwritable".*ENOSPC/)
    // No room for a folder either, which ends in other errors.
    expect(() => {
      for (let count = 0; count < 200; count += 1) mkdirSync(join(ballast, String(count)))
    }).toThrow('ENOSPC')
    expect([(await issue()).status, (await upload()).status]).toEqual([503, 503])
    expect((await rawRequest(server.baseUrl, `/rechnung/${tokens.rechnung}/pdf`)).status).toBe(200)
    expect(await health()).toMatchObject({ status: 'degraded' })
    rmSync(ballast, { recursive: true })
    expect([(await issue()).status, (await upload()).status]).toEqual([303, 303])
  },
)

const scratch = mkdtempSync(join(tmpdir(), 'zahltag-image-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test.runIf(canMount(makeImage(join(scratch, 'image'))))(
  'a disk that the system lets be read alone is said at once, and all is there when it can be written again',
  async () => {
    const { folder, dataDir, firm } = makeFolders()
    const program = { under: mounted(makeImage(join(folder, 'image')), dataDir) }
    const server = await spawnServer(dataDir, {}, program)
    onTestFinished(() => server.stop('SIGKILL'))
    const post = (to: { baseUrl: string }, stunden: number) =>
      postEvent(to.baseUrl, {
        event: 'zeiterfassung.export',
        mandant_id: firm.scope.tenantId,
        daten: {
          monat: '2025-01',
          mitarbeiter: [{ id: firm.subjects.employeeId, stunden, ueberstunden: 0 }],
        },
      })
    expect((await post(server, 1)).status).toBe(200)
    const at = ['--target', String(server.process.pid), '--mount']
    execFileSync('nsenter', [...at, 'mount', '-o', 'remount,abort', dataDir])

    const refused = await post(server, 2)
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60'])
    const health = await rawRequest(server.baseUrl, '/api/health')
    expect([health.status, JSON.parse(health.body)]).toMatchObject([503, { status: 'degraded', db: 'error' }])
    expect(server.output()).toContain('data cannot be written')
    const pdf = await rawRequest(server.baseUrl, `/rechnung/${firm.subjects.tokens.rechnung}/pdf`)
    expect(pdf.status).toBe(200)
    await server.stop()
    expect(server.process.exitCode).toBe(0)

    const again = await spawnServer(dataDir, {}, program)
    onTestFinished(() => again.stop())
    expect((await post(again, 2)).status).toBe(200)
    // SQLite would follow the path to the folder that this process sees.
    for (const end of ['', '-wal'])
      copyFileSync(
        `/proc/${again.process.pid}/root${dataDir}/zahltag.sqlite${end}`,
        join(folder, `kept${end}`),
      )
    const kept = openWriter(join(folder, 'kept'))
    onTestFinished(() => kept.destroy())
    expect(await kept.selectFrom('hours').select('hours').orderBy('seq').execute()).toHaveLength(2)
  },
)
