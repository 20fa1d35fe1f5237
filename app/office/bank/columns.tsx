import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listAccounts } from '~/domain/bank/accounts.server'
import { BankConflict } from '~/domain/bank/conflict'
import { layoutOf, mapOf, proposeColumns } from '~/domain/bank/formats/csv/column-map'
import {
  findLastSaid,
  keepLayout,
  readOwnLayouts,
  rememberSaid,
} from '~/domain/bank/formats/csv/own-layouts.server'
import { openUnread } from '~/domain/bank/unread.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { ownAddress, paths } from '~/paths'
import { ACCOUNT_FIELD, columnsForm, LAYOUT_NAME_FIELD } from './columns-form'
import { ColumnsPage } from './columns-page'
import { accountIn, confirmedNumberIn } from './query'
import { readBankFile } from './read-file.server'
import { takeIn } from './take-in.server'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.bank.columns.title,
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'unreadFileId'>) {
  const { file } = await read(request, scope, params.unreadFileId)
  // Somebody else has said meanwhile what its columns are.
  if ('statements' in file) throw seeOther(request, paths.bankUpload())
  const { unknownHeadings: headings, rows } = file
  const accounts = await listAccounts(house.reader, scope)
  const said = await findLastSaid(house.reader, scope, headings)
  return {
    fileId: params.unreadFileId,
    accountId: accountIn(request),
    accounts: accounts.flatMap(({ id, name, isClosed }) => (isClosed ? [] : { value: id, label: name })),
    action: ownAddress(request.url),
    headings,
    rows,
    name: said?.name,
    proposed: said ? mapOf(headings, said) : proposeColumns(headings, rows),
  }
}

/** Reads the file with what a person says of its columns, and remembers it for the next one. */
export async function action({ request, scope, params }: Args<typeof handle, 'unreadFileId'>) {
  const { bytes, file, accountId: asked, layouts } = await read(request, scope, params.unreadFileId)
  const confirmedNumber = confirmedNumberIn(request)
  if ('statements' in file) return seeOther(request, paths.bankUpload())
  const { unknownHeadings: headings } = file
  const conflict = { of: BankConflict, at: 'form' }
  return carryOutForm({ request, schema: columnsForm, conflict }, async (values) => {
    const { [LAYOUT_NAME_FIELD]: name, decimal, dates } = values
    const accountId = values.accountId ?? asked
    const fields = headings.map((_, at) => values.fields.get(at) ?? null)
    const layout = layoutOf(name, headings, { fields, decimal, dates })
    if (typeof layout === 'string') throw new BankConflict(layout)
    const known = await readBankFile(bytes, scope.tenantId, [layout, ...layouts])
    const kept = { layout, accountId: asked ?? null }
    if (!('statements' in known)) {
      if (isEqual(known.unknownHeadings, headings)) throw new BankConflict('bank_file_unknown')
      // A ZIP may hold files of several kinds: what this one says is kept, and the next is asked about.
      await keepLayout(house, scope, kept)
      const next = paths.bankColumns(params.unreadFileId, accountId, confirmedNumber)
      return saved<'bank'>(request, next, 'naechste')
    }
    try {
      await takeIn(scope, { bytes, statements: known.statements, accountId, confirmedNumber })
    } catch (error) {
      if (!(error instanceof BankConflict)) throw error
      // Its account is added on another page, from which one comes back.
      if (error.code === 'bank_account_unknown') await rememberSaid(house, scope, layout)
      if (error.code !== 'bank_account_needed') throw error
      return { faults: { [ACCOUNT_FIELD]: 'bank_account_unchosen' } }
    }
    await keepLayout(house, scope, kept)
    return saved<'bank'>(request, paths.bank(), 'ausgelesen')
  })
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

async function read(request: Request, scope: OfficeScope, fileId: string) {
  const accountId = accountIn(request)
  const bytes = await openUnread(house, scope, fileId)
  const layouts = await readOwnLayouts(house.reader, scope, accountId)
  return { accountId, bytes, layouts, file: await readBankFile(bytes, scope.tenantId, layouts) }
}

export default function Columns() {
  return <ColumnsPage {...useLoaderData<typeof loader>()} />
}
