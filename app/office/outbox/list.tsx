import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type MailPage, readMailPage } from '~/domain/outbox/list.server'
import { countMails } from '~/domain/outbox/watch.server'
import { findMailPersons } from '~/domain/overviews/mail-persons.server'
import { house } from '~/house.server'
import { OutboxPage } from './list-page'
import { readMailQuery } from './list-query'

const MOST_NAMED = 3

export const handle = { access: 'use_office', title: (texts) => texts.outbox.pageTitle } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const query = readMailQuery(request)
  const mails = await readMailPage(house.reader, house.vault, scope, query)
  return {
    query,
    counts: await countMails(house.reader, scope),
    mails: await withNames(scope, mails),
    hasServer: config().smtpUrl !== undefined,
    mayPause: may(scope.role, 'pause_mails'),
    mayWrite: may(scope.role, 'manage_firm'),
  }
}

async function withNames(scope: OfficeScope, { items, ...mails }: MailPage) {
  const personsOf = await findMailPersons(house.reader, scope, items)
  return {
    ...mails,
    items: items.map((mail) => {
      const { area: _, sentAt: __, ...shown } = mail
      return { ...shown, name: namedOf(personsOf(mail).map(({ name }) => name)) }
    }),
  }
}

/** An address that many share is still one line. */
function namedOf(names: readonly string[]): string {
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} …` : names.join(', ')
}

export default function Outbox() {
  return <OutboxPage {...useLoaderData<typeof loader>()} />
}
