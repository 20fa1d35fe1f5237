import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { CHAPTERS } from '~/i18n/docs/ids'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { CallPart } from './call-part'
import { callsOf } from './calls.server'
import { DocsPage, OnThisPage } from './docs-page'
import { frameOf } from './frame.server'
import { exampleIdsFor } from './reader.server'
import type { ShownCall } from './shown-call'
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

/** Its calls; of one that takes events, these. */
function partsOf(calls: readonly ShownCall[]) {
  return calls.flatMap(({ id, title, requests }) => [
    { id, title },
    ...(requests.length > 1 ? requests.map((one) => ({ id: one.id, title: one.id })) : []),
  ])
}

export default function Chapter() {
  const { frame, title, text, calls } = useLoaderData<typeof loader>()
  return (
    <DocsPage frame={frame} title={title} text={text}>
      <OnThisPage label={frame.texts.onThisPage} parts={partsOf(calls)} />
      {calls.map((call) => (
        <CallPart key={call.id} call={call} labels={frame.texts.labels} />
      ))}
    </DocsPage>
  )
}
