import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { checkPageData } from './check-page.server'
import { ImportPage } from './import-page'
import { customersFiles } from './setups.server'

export const handle = {
  access: 'keep_customers',
  title: (texts) => texts.imports.check.title,
} satisfies RouteHandle

export async function loader({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  const page = await checkPageData(request, scope, customersFiles, importId)
  return page ?? seeOther(request, paths.importColumns('customers', importId))
}

export default function Import() {
  return <ImportPage {...useLoaderData<typeof loader>()} />
}
