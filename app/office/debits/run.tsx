import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getRun } from '~/domain/debits/runs.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { RunPage } from './run-page'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.debits.run.title, data, 'run', 'messageId'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'debitRunId'>) {
  return {
    run: await getRun(house.reader, scope, params.debitRunId),
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function Run() {
  return <RunPage {...useLoaderData<typeof loader>()} />
}
