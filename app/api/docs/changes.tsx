import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { DocsPage } from './docs-page'
import { frameOf } from './frame.server'
import { Prose } from './prose'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

export function loader({ request }: Args<typeof handle>) {
  const { pages, changes } = docsTexts(languageOf(request))
  return { frame: frameOf(request), ...pages.changes, versions: changes }
}

export default function Changes() {
  const { frame, title, text, versions } = useLoaderData<typeof loader>()
  return (
    <DocsPage frame={frame} title={title} text={text}>
      {versions.map(({ version, items }) => (
        <section key={version} className="stack-tight">
          <h2>{version}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Prose text={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DocsPage>
  )
}
