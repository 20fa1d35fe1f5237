import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { askAboutPayslip } from '~/domain/payslips/questions.server'
import { messageForm } from '~/forms/message-form'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutLinkForm } from '~/pages/link-form.server'
import { payslipPage } from '~/pages/payslip-page.server'
import { paths } from '~/paths'
import { PayslipPageView } from '~/ui/employee/payslip-page'

export const handle = {
  access: 'payslips',
  title: (texts) => texts.employee.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle, 'month'>) {
  return payslipPage(args)
}

/** A question about one month, kept for the office and mailed there. */
export async function action({ request, scope, token, params: { month } }: Args<typeof handle, 'month'>) {
  const page = paths.payslip(token, month)
  const done = () => saved<'employee'>(request, page, 'frage')
  const post = { request, scope, schema: messageForm, page, form: 'question', done }
  return carryOutLinkForm(post, async ({ values, dedupeKey }) => {
    await askAboutPayslip(house, scope, {
      employeeId: scope.subjectId,
      month,
      formKey: dedupeKey,
      body: values.message,
      replyTo: values.reply_to,
    })
    return done()
  })
}

export default function EmployeePayslipQuestion() {
  return <PayslipPageView {...useLoaderData<typeof loader>()} />
}
