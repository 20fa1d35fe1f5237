import type { Args, RouteHandle } from '~/auth/access'
import { type EarlierLine, listEarlierLines } from '~/domain/invoices/drafts/earlier-lines.server'
import { house } from '~/house.server'
import { only } from '../../rest/fields'
import { readQuery } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { type ARTICLE_FIELDS, articleQuery } from './schema'

export const handle = { access: 'key', scope: 'invoices:read' } satisfies RouteHandle

/** What was billed most often, as the office is offered it for a new line: a hundred at most, on one page. */
export async function loader({ request, scope }: Args<typeof handle>) {
  const { fields, search } = readQuery(request, articleQuery)
  const lines = (await listEarlierLines(house.reader, scope)).filter((line) => matches(line, search))
  return reply({ items: lines.map((line) => only(fields, showArticle(line))), next_cursor: null })
}

function matches({ articleNumber = '', description }: EarlierLine, search: string): boolean {
  const text = `${articleNumber} ${description}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function showArticle(line: EarlierLine) {
  return {
    article_number: line.articleNumber ?? null,
    description: line.description,
    unit: line.unit,
    unit_price: line.unitPrice,
    price_includes_tax: line.isGross === true,
    tax_category: line.taxCategory,
    tax_rate: line.taxRate,
    tax_reason: line.taxReason ?? null,
  } satisfies Record<(typeof ARTICLE_FIELDS)[number], unknown>
}
