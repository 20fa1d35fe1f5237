import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { EVENT_TYPES } from '~/domain/events/types'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { envelopeOf } from '../contract/events.server'
import { jsonSchemaOf } from '../contract/json-schema'
import { EVENT_DATA } from '../contract/outgoing'
import { Pair } from './call-part'
import { shownFields } from './calls.server'
import { verification } from './code/verification'
import { CodeTabs, JsonCode } from './code-block'
import { DocsPage, OnThisPage } from './docs-page'
import { FieldTable } from './field-table'
import { frameOf } from './frame.server'
import { Sections } from './prose'
import { exampleIdsFor } from './reader.server'
import { sampleOf } from './sample'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  const language = languageOf(request)
  const ids = await exampleIdsFor(request)
  const { pages, events } = docsTexts(language)
  return {
    frame: frameOf(request),
    ...pages.events,
    verification,
    events: EVENT_TYPES.map((type) => {
      return {
        type,
        ...events[type],
        fields: shownFields(jsonSchemaOf(EVENT_DATA[type]), language),
        sample: sampleOf(jsonSchemaOf(envelopeOf(type)), ids),
      }
    }),
  }
}

export default function Events() {
  const {
    frame,
    title,
    text,
    sections,
    verify,
    verification: written,
    events,
    payload,
  } = useLoaderData<typeof loader>()
  const { labels } = frame.texts
  return (
    <DocsPage frame={frame} title={title} text={text}>
      <OnThisPage
        label={frame.texts.onThisPage}
        parts={events.map((event) => ({ id: event.type, title: event.title, code: event.type }))}
      />
      <Sections sections={sections} />
      <CodeTabs id="pruefung" label={verify} written={written} />
      {events.map((event) => (
        <section key={event.type} className="docs-call" aria-labelledby={event.type}>
          <Pair
            words={
              <>
                <div className="stack-tight">
                  <h2 id={event.type}>{event.title}</h2>
                  <p className="docs-address">
                    <code>{event.type}</code>
                  </p>
                  <p>{event.text}</p>
                </div>
                <FieldTable fields={event.fields} caption="data" labels={labels} isAnswer />
              </>
            }
            code={
              <div className="stack-tight">
                <h3>{payload}</h3>
                <JsonCode value={event.sample} />
              </div>
            }
          />
        </section>
      ))}
    </DocsPage>
  )
}
