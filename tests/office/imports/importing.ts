import { randomUUID } from 'node:crypto'
import { ask, orGivenBack, post } from '../../support/app'
import { db } from '../../support/house'
import { type Owner, read } from '../owner'

export type Folder = 'kunden' | 'mitarbeiter'

type Visitor = Pick<Owner, 'headers'>

/** Uploads a file as a browser does. */
export async function upload(
  { headers }: Visitor,
  folder: Folder,
  file: string | Uint8Array,
  formKey: string = randomUUID(),
): Promise<Response> {
  const body = new FormData()
  body.set('form_key', formKey)
  body.set('file', new File([typeof file === 'string' ? file : Buffer.from(file)], 'liste.dat'))
  return orGivenBack(await ask(`/buero/${folder}/import`, { method: 'POST', body, headers }), headers)
}

/** Uploads a file and returns the address of the import. */
export async function uploaded(owner: Visitor, folder: Folder, file: string | Uint8Array): Promise<string> {
  const answer = await upload(owner, folder, file)
  return /^(.*)\/spalten/.exec(answer.headers.get('location') ?? '')?.[1] ?? `refused with ${answer.status}`
}

/** Maps the columns as they were guessed, or otherwise. */
export async function map(
  owner: Owner,
  path: string,
  otherwise: Record<string, string> = {},
): Promise<Response> {
  return post(
    `${path}/spalten`,
    { ...guessesIn(await read(owner, `${path}/spalten`)), ...otherwise },
    owner.headers,
  )
}

/** What each select of the page has chosen. */
export function guessesIn(html: string): Record<string, string> {
  const selects = [...html.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs)]
  return Object.fromEntries(
    selects.map(([, name, options]) => [name, /value="([^"]*)" selected/.exec(options ?? '')?.[1] ?? '']),
  )
}

/** Takes over what the page shows. */
export async function takeOver(
  owner: Owner,
  path: string,
  choice: Record<string, string> = {},
): Promise<Response> {
  return post(`${path}/uebernahme`, { revision: await revisionOf(owner, path), ...choice }, owner.headers)
}

export async function revisionOf(owner: Owner, path: string): Promise<string> {
  return /name="revision" value="(\d+)"/.exec(await read(owner, path))?.[1] ?? ''
}

export const importsOf = ({ scope }: Owner) =>
  db.selectFrom('imports').selectAll().where('tenant_id', '=', scope.tenantId).execute()

export const waitingRows = ({ scope }: Owner) =>
  db
    .selectFrom('import_rows')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('cells_sealed', 'is not', null)
    .execute()
