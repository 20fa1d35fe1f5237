import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { listFiles, listIncoming } from '~/domain/incoming-payslips/list.server'
import { listWaiting } from '~/domain/payslips/waiting.server'
import { house } from '~/house.server'
import { receivePayslips, usualMonth } from '~/pages/incoming-upload.server'
import { IncomingPage } from '~/ui/incoming/incoming-page'

const MOST_FILES = 20

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.incoming.title,
  // Fifty megabytes plus the form around them.
  bodyLimit: 50 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return {
    slips: await listIncoming(house.reader, scope),
    waiting: await listWaiting(house.reader, house.vault, scope),
    files: await listFiles(house.reader, scope, MOST_FILES),
    usualMonth: usualMonth(scope.today),
  }
}

export function action({ request, scope }: Args<typeof handle>) {
  return receivePayslips(request, scope)
}

export default function IncomingPayslips() {
  return <IncomingPage {...useLoaderData<typeof loader>()} />
}
