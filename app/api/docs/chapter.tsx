import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { CHAPTERS } from '~/i18n/docs/ids'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { CallPart } from './call-part'
import { callsOf } from './calls.server'
import { DocsPage } from './docs-page'
import { frameOf } from './frame.server'
import { exampleIdsFor } from './reader.server'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

export async function loader({ request, params }: Args<typeof handle, 'chapter'>) {
  const chapter = CHAPTERS.find((one) => one === params.chapter)
  if (chapter === undefined) throw new NotFound()
  const language = languageOf(request)
  return {
    frame: frameOf(request),
    ...docsTexts(language).chapters[chapter],
    calls: callsOf(chapter, { language, ids: await exampleIdsFor(request) }),
  }
}

export default function Chapter() {
  const { frame, title, text, calls } = useLoaderData<typeof loader>()
  return (
    <DocsPage frame={frame} title={title} text={text}>
      {calls.map((call) => (
        <CallPart key={call.id} call={call} labels={frame.texts.labels} />
      ))}
    </DocsPage>
  )
}
