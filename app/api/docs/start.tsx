import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { paths } from '~/paths'
import { CALLS } from '../contract/calls'
import { showCall } from './calls.server'
import { CodeTabs, JsonCode } from './code-block'
import { useDocsHref } from './code-language'
import { DocsPage } from './docs-page'
import { frameOf } from './frame.server'
import { KeyOfferPart } from './key-offer'
import { Prose } from './prose'
import { exampleIdsFor, keyOfferFor } from './reader.server'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  const language = languageOf(request)
  const ids = await exampleIdsFor(request)
  const { steps, ...texts } = docsTexts(language).pages.start
  return {
    frame: frameOf(request),
    ...texts,
    offer: await keyOfferFor(request),
    steps: steps.map(({ title, text, call: id }) => {
      const call = CALLS.find((one) => one.id === id)
      const shown = call && showCall(call, { language, ids })
      return { title, text, id, written: shown?.requests[0]?.written ?? [], sample: shown?.answer.sample }
    }),
    eventsTitle: docsTexts(language).pages.events.title,
  }
}

export default function Start() {
  const { frame, title, text, offer, steps, next, nextText, eventsTitle } = useLoaderData<typeof loader>()
  const { labels } = frame.texts
  const href = useDocsHref()
  return (
    <DocsPage frame={frame} title={title} text={text}>
      {steps.map((step) => (
        <section key={step.title} className="stack-tight">
          <h2>{step.title}</h2>
          <p>
            <Prose text={step.text} />
          </p>
          {step.id === null ? (
            <KeyOfferPart {...offer} />
          ) : (
            <div className="docs-pair">
              <div className="stack-tight">
                <h3>{labels.request}</h3>
                <CodeTabs id={step.id} label={`${labels.request}: ${step.title}`} written={step.written} />
              </div>
              <div className="stack-tight">
                <h3>{labels.answer}</h3>
                <JsonCode value={step.sample} />
              </div>
            </div>
          )}
        </section>
      ))}
      <section className="stack-tight">
        <h2>{next}</h2>
        <p>
          {nextText}{' '}
          <a className="target" href={href(paths.docsEvents())}>
            {eventsTitle}
          </a>
        </p>
      </section>
    </DocsPage>
  )
}
