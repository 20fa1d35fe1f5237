import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { mapColumns } from './map-columns.server'
import { mappingPageData } from './mapping.server'
import { MappingPage } from './mapping-page'
import { customersFiles } from './setups.server'

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
