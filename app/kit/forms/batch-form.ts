import type { SeenDraft } from '~/domain/billing/issue-drafts.server'
import { paths } from '~/paths'
import { SEND_FIELD } from './form-fields'
import { idsIn } from './ids'

/** Value of a checkbox: the draft's id and the revision shown. */
export const DRAFT_FIELD = 'entwurf'
const SHOWN_FIELD = 'rechnung'

const TICKED = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})$/
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function tickedValue({ id, revision }: SeenDraft): string {
  return `${id}.${revision}`
}

/** The ticked drafts, oldest first; the list itself begins with the newest. */
export function readTicked(form: URLSearchParams, most: number): { drafts: SeenDraft[]; isToSend: boolean } {
  const ticked = idsIn(form, DRAFT_FIELD).slice(0, most).reverse()
  const drafts = ticked.flatMap((text) => {
    const [, id, revision] = TICKED.exec(text) ?? []
    return id === undefined ? [] : [{ id, revision: Number(revision) }]
  })
  return { drafts, isToSend: form.has(SEND_FIELD) }
}

/** The page with the results of a batch. */
export function batchPath(ids: readonly string[]): string {
  return `${paths.invoiceBatchResult()}?${new URLSearchParams(ids.map((id) => [SHOWN_FIELD, id]))}`
}

export function readBatchIds(request: Request, most: number): string[] {
  const listedIds = idsIn(new URL(request.url).searchParams, SHOWN_FIELD)
  return [...new Set(listedIds.filter((id) => ID.test(id)))].slice(0, most)
}
