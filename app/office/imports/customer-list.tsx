import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { customersFiles } from './setups.server'
import { keepUpload, uploadPageData } from './upload.server'
import { UploadPage } from './upload-page'

export const handle = {
  access: 'keep_customers',
  title: (texts) => texts.imports.customers.title,
  // 4 MB plus the form around the file.
  bodyLimit: 4 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return uploadPageData(scope, customersFiles)
}

export function action({ request, scope }: Args<typeof handle>) {
  return keepUpload(request, scope, customersFiles)
}

export default function Imports() {
  return <UploadPage {...useLoaderData<typeof loader>()} />
}
