import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { receivePayslips } from '~/kit/payslip-upload.server'
import { isQueueAtWork } from '~/kit/work-in-hand'
import { IncomingPage } from './list-page'
import { incomingData } from './list-page.server'
import { readReleaseQuery } from './release-query'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.incoming.title,
  isAtWork: isQueueAtWork,
  // 50 MB plus the form around the files.
  bodyLimit: 50 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return incomingData(scope, readReleaseQuery(request))
}

export function action({ request, scope }: Args<typeof handle>) {
  return receivePayslips(request, scope)
}

export default function IncomingPayslips() {
  return <IncomingPage {...useLoaderData<typeof loader>()} />
}
