import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { employeesFiles } from './setups.server'
import { keepUpload, uploadPageData } from './upload.server'
import { UploadPage } from './upload-page'

export const handle = {
  access: 'keep_employees',
  title: (texts) => texts.imports.employees.title,
  // 4 MB plus the form around the file.
  bodyLimit: 4 * 1024 * 1024 + 8192,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return uploadPageData(scope, employeesFiles)
}

export function action({ request, scope }: Args<typeof handle>) {
  return keepUpload(request, scope, employeesFiles)
}

export default function Imports() {
  return <UploadPage {...useLoaderData<typeof loader>()} />
}
