import type { WrittenCode } from './code/written'

/** The same in several languages, one shown at a time: by radio buttons, since these pages run no script. */
export function CodeTabs({
  id,
  label,
  written,
}: {
  id: string
  label: string
  written: readonly WrittenCode[]
}) {
  return (
    <fieldset className="code-tabs">
      <legend className="visually-hidden">{label}</legend>
      {written.map(({ language }, index) => (
        <span key={language} className="code-tab">
          <input type="radio" name={`sprache-${id}`} id={`${id}-${language}`} defaultChecked={index === 0} />
          <label htmlFor={`${id}-${language}`}>{language}</label>
        </span>
      ))}
      {written.map(({ language, code }) => (
        <Code key={language} code={code} language={language} />
      ))}
    </fieldset>
  )
}

/** A click selects all of it. */
export function Code({ code, language }: { code: string; language?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
    <pre className="code" tabIndex={0} data-language={language}>
      <code>{code}</code>
    </pre>
  )
}

export function JsonCode({ value }: { value: unknown }) {
  return <Code code={JSON.stringify(value, null, 2)} />
}
