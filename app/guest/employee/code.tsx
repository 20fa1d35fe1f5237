import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { enterPortalCode } from '~/auth/portal-code.server'
import { codePage } from './code.server'
import { CodePage } from './code-page'

export const handle = {
  access: 'payslip-code',
  title: (texts) => texts.employee.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return codePage(args)
}

export function action(args: Args<typeof handle>) {
  return enterPortalCode(args)
}

export default function EmployeeCode() {
  return <CodePage {...useLoaderData<typeof loader>()} />
}
