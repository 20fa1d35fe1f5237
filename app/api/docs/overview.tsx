import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { paths } from '~/paths'
import { Code } from './code-block'
import { useDocsHref } from './code-language'
import { DocsPage } from './docs-page'
import { frameOf } from './frame.server'
import { KeyOfferPart } from './key-offer'
import { Sections } from './prose'
import { keyOfferFor } from './reader.server'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  const { baseUrl } = config()
  const { title, text, begin, sections, contract, address } = docsTexts(languageOf(request)).pages.overview
  return {
    frame: frameOf(request),
    title,
    text,
    begin,
    contract,
    address,
    baseUrl,
    offer: await keyOfferFor(request),
    sections: sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((one) => one.replace('{base}', baseUrl)),
    })),
  }
}

export default function Overview() {
  const { frame, title, text, begin, contract, address, baseUrl, offer, sections } =
    useLoaderData<typeof loader>()
  const href = useDocsHref()
  return (
    <DocsPage frame={frame} title={title} text={text}>
      <p className="actions">
        <a className="button" href={href(paths.docsStart())}>
          {begin}
        </a>
        <a className="button button-quiet" href={paths.openApi()}>
          {contract}
        </a>
      </p>
      <div className="stack-tight">
        <p>{address}</p>
        <Code code={baseUrl} />
      </div>
      <KeyOfferPart {...offer} />
      <Sections sections={sections} />
    </DocsPage>
  )
}
