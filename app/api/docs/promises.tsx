import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { DocsPage } from './docs-page'
import { frameOf } from './frame.server'
import { Sections } from './prose'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

export function loader({ request }: Args<typeof handle>) {
  return { frame: frameOf(request), ...docsTexts(languageOf(request)).pages.promises }
}

export default function Promises() {
  const { frame, title, text, sections } = useLoaderData<typeof loader>()
  return (
    <DocsPage frame={frame} title={title} text={text}>
      <Sections sections={sections} />
    </DocsPage>
  )
}
