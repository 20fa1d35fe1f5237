import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { seeOther } from '~/http/redirect.server'
import { mappingPageData } from '~/pages/import-mapping.server'
import { customersFiles } from '~/pages/import-setups.server'
import { mapColumns } from '~/pages/map-columns.server'
import { paths } from '~/paths'
import { MappingPage } from '~/ui/imports/mapping-page'

export const handle = {
  access: 'keep_customers',
  title: (texts) => texts.imports.mapping.title,
} satisfies RouteHandle

export async function loader({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  const page = await mappingPageData(scope, customersFiles, importId)
  return page ?? seeOther(request, paths.import('customers', importId))
}

export function action({ request, scope, params: { importId } }: Args<typeof handle, 'importId'>) {
  return mapColumns(request, scope, customersFiles, importId)
}

export default function ImportColumns() {
  return <MappingPage {...useLoaderData<typeof loader>()} />
}
