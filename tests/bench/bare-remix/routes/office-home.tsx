import { useLoaderData } from '@remix-run/react'
import type { Texts } from '~/i18n/texts'
import { OfficeHomePage } from '~/office/home/home-page'
import { office } from '../constants.server'

export const handle = { title: (texts: Texts) => texts.office.pageTitle }

export function loader() {
  return { ...office.home, payrollYear: null }
}

export default function OfficeHome() {
  return <OfficeHomePage {...useLoaderData<typeof loader>()} />
}
