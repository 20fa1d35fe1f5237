import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import type { Args, RouteHandle } from '~/auth/access'
import { askedForCode } from '~/auth/asked-code.server'
import { requestCode } from '~/domain/portal-code/codes.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { carryOutLinkForm } from '../link-form.server'
import { codePage } from './code.server'
import { CodePage } from './code-page'

export const handle = {
  access: 'payslip-code',
  title: (texts) => texts.employee.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return codePage(args)
}

/** Mails a code to the address on file and nowhere else. */
export async function action({ request, scope, token }: Args<typeof handle>) {
  const page = paths.employeeCode(token)
  const done = () => saved<'employee'>(request, page, 'code')
  return carryOutLinkForm({ request, scope, schema: z.object({}), page, form: 'request', done }, async () => {
    const { id, waits } = await requestCode(house, scope)
    if (waits) return { faults: { form: 'portal_code_waits' } }
    const answer = done()
    if (id !== undefined) answer.headers.append('Set-Cookie', await askedForCode(token, id))
    return answer
  })
}

export default function EmployeeCodeRequest() {
  return <CodePage {...useLoaderData<typeof loader>()} />
}
