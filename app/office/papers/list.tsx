import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { languageOf } from '~/i18n/language'
import { listPapers } from '~/kit/papers.server'
import { titleAbout } from '~/kit/title'
import { PapersPage } from './list-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.papers.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return listPapers(scope, languageOf(request))
}

export default function Papers() {
  return <PapersPage {...useLoaderData<typeof loader>()} />
}
