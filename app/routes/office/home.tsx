import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireUser } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { readOfficeHome } from '~/domain/office/home.server'
import { EMPLOYEE_PAGE, INVOICE_PAGE, readPage } from '~/forms/page-number'
import { OfficeHomePage } from '~/ui/office/office-home-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.office.pageTitle)

export async function loader({ request }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  const { searchParams } = new URL(request.url)
  const home = await readOfficeHome(reader, scope, {
    invoices: readPage(searchParams, INVOICE_PAGE),
    employees: readPage(searchParams, EMPLOYEE_PAGE),
  })
  return { frame: await readOfficeFrame(reader, user), home }
}

export default function OfficeHome() {
  return <OfficeHomePage {...useLoaderData<typeof loader>()} />
}
