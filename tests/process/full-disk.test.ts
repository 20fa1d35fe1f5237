import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { emailOf } from '../factories/firm'
import { postForm, signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { spawnServer } from '../support/spawn-server'

/** A file system that the server alone sees. Its size leaves room for some messages, and for no document. */
const mount = (folder: string) => [
  ...['unshare', '--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'])],
  ...['sh', '-c', `mount -t tmpfs -o size=32m,mode=700 tmpfs ${folder} && cp -a ${folder}-full/. ${folder}`],
]
const [command = '', ...words] = [...mount('/tmp').slice(0, -1), 'mount -t tmpfs tmpfs /tmp']
const canMount = spawnSync(command, words).status === 0

test.runIf(canMount)(
  'a disk that is really full loses nothing, says when to come back, and goes on by itself',
  async () => {
    const { file: made, firm } = inject('madeFirms')
    const folder = mkdtempSync(join(tmpdir(), 'zahltag-full-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const dataDir = join(folder, 'data')
    for (const one of [dataDir, `${dataDir}-full`]) mkdirSync(one)
    copyFileSync(made, join(`${dataDir}-full`, 'zahltag.sqlite'))
    cpSync(join(dirname(made), 'documents'), join(`${dataDir}-full`, 'documents'), { recursive: true })
    const [program = '', ...rest] = mount(dataDir)
    const under = [program, ...rest.slice(0, -1), `${rest.at(-1)} && exec "$@"`, 'sh']
    const server = await spawnServer(dataDir, {}, { under })
    onTestFinished(() => server.stop())
    const { tokens, draftId } = firm.subjects
    const Cookie = await signIn(server.baseUrl, emailOf(firm.marker)('owner'))
    const issue = () => postForm(server.baseUrl, `/buero/rechnungen/${draftId}/ausstellung`, {}, { Cookie })
    const health = async () => JSON.parse((await rawRequest(server.baseUrl, '/api/health')).body)

    const ballast = `/proc/${server.process.pid}/root${dataDir}/ballast`
    expect(() => writeFileSync(ballast, Buffer.alloc(40_000_000))).toThrow('ENOSPC')
    const refused = await issue()
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60'])
    expect(server.output()).toMatch(/"event":"database unwritable".*ENOSPC/)
    expect((await rawRequest(server.baseUrl, `/rechnung/${tokens.rechnung}/pdf`)).status).toBe(200)
    expect(await health()).toMatchObject({ status: 'degraded' })
    rmSync(ballast)
    expect((await issue()).status).toBe(303)
  },
)
