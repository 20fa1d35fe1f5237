import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { languageOf } from '~/i18n/language'
import { printPaper } from '~/kit/papers.server'
import { NoticeToHandOut } from '../papers/notice-to-hand-out'

export const handle = {
  access: 'keep_employees',
  title: (texts) => texts.papers.papers['hinweis-mitarbeiter'].title,
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return printPaper(scope, 'hinweis-mitarbeiter', languageOf(request))
}

export default function EmployeeNotice() {
  return <NoticeToHandOut {...useLoaderData<typeof loader>()} />
}
