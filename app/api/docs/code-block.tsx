import type { WrittenCode } from './code/written'
import { useCodeHref, useCodeLanguage } from './code-language'

/** The same in several languages, of which the chosen one is shown, here and in all other examples; on paper, all are. */
export function CodeTabs({
  id,
  label,
  written,
}: {
  id: string
  label: string
  written: readonly WrittenCode[]
}) {
  const chosen = useCodeLanguage()
  const href = useCodeHref()
  const part = `code-${id}`
  // What is written in one of them alone is shown in that.
  const shown = written.find(({ language }) => language === chosen) ?? written[0]
  return (
    <fieldset className="code-tabs" id={part}>
      <legend className="visually-hidden">{label}</legend>
      {written.map(({ language }) => (
        <a
          key={language}
          className="code-tab"
          href={href(language, part)}
          aria-current={language === shown?.language ? 'true' : undefined}
        >
          {language}
        </a>
      ))}
      {written.map(({ language, code }) => (
        <Code key={language} code={code} language={language} isOnPaper={language !== shown?.language} />
      ))}
    </fieldset>
  )
}

/** A click selects all of it. */
export function Code({
  code,
  language,
  isOnPaper = false,
}: {
  code: string
  language?: string
  /** On paper alone. */
  isOnPaper?: boolean
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
    <pre className="code" tabIndex={0} data-language={language} data-on-paper={isOnPaper || undefined}>
      <code>{code}</code>
    </pre>
  )
}

export function JsonCode({ value }: { value: unknown }) {
  return <Code code={JSON.stringify(value, null, 2)} />
}
