import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { PROBLEM_CODES } from '~/http/problem-codes'
import { docsTexts } from '~/i18n/docs/texts.server'
import { languageOf } from '~/i18n/language'
import { paths } from '~/paths'
import { CALLS } from '../contract/calls'
import { problemsOf, STATUS_OF } from '../contract/problems'
import { JsonCode } from './code-block'
import { useDocsHref } from './code-language'
import { DocsPage } from './docs-page'
import { frameOf } from './frame.server'
import { problemSample } from './problem-sample.server'
import { titleOfPage } from './title'

export const handle = { access: 'public', title: titleOfPage } satisfies RouteHandle

/** Where `type` of a problem leads. */
export function loader({ request, params }: Args<typeof handle, 'code'>) {
  const code = PROBLEM_CODES.find((one) => one === params.code)
  if (code === undefined) throw new NotFound()
  const { pages, errors, calls } = docsTexts(languageOf(request))
  const status = STATUS_OF[code]
  return {
    frame: frameOf(request),
    labels: pages.errors,
    ...errors[code],
    code,
    status,
    sample: problemSample(code, status),
    calls: CALLS.filter((call) => problemsOf(call).includes(code)).map(({ id, chapter }) => ({
      href: `${paths.docsChapter(chapter)}#${id}`,
      title: calls[id].title,
    })),
  }
}

export default function ErrorOfInterface() {
  const { frame, labels, code, status, title, meaning, causes, remedy, sample, calls } =
    useLoaderData<typeof loader>()
  const href = useDocsHref()
  return (
    <DocsPage frame={frame} title={title}>
      <p className="docs-address">
        <strong>{status}</strong> <code>{code}</code>
      </p>
      <section className="stack-tight">
        <h2>{labels.means}</h2>
        <p>{meaning}</p>
      </section>
      <section className="stack-tight">
        <h2>{labels.why}</h2>
        <ul>
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      </section>
      <section className="stack-tight">
        <h2>{labels.remedy}</h2>
        <p>{remedy}</p>
      </section>
      <section className="stack-tight">
        <h2>{labels.example}</h2>
        <JsonCode value={sample} />
      </section>
      <p>
        <a className="target" href={href(paths.docsErrors())}>
          {labels.all}
        </a>
      </p>
      {calls.length > 0 ? (
        <section className="stack-tight">
          <h2>{labels.calls}</h2>
          <ul>
            {calls.map((call) => (
              <li key={call.href}>
                <a className="target" href={href(call.href)}>
                  {call.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </DocsPage>
  )
}
