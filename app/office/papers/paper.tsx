import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { paperNamed } from '~/domain/papers/paper'
import { languageOf } from '~/i18n/language'
import { printPaper } from '~/kit/papers.server'
import { titleAbout } from '~/kit/title'
import { PaperPage } from './paper-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.papers.title, data, 'paper', 'title'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'paper'>) {
  const name = paperNamed(params.paper)
  if (!name) throw new NotFound()
  return { tenantId: scope.tenantId, ...(await printPaper(scope, name, languageOf(request))) }
}

export default function PaperRoute() {
  return <PaperPage {...useLoaderData<typeof loader>()} />
}
