import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../language'

interface Props {
  value: string
  label: string
  hint: string
  isQuiet?: boolean
}

export function CopyField({ value, label, hint, isQuiet = false }: Props) {
  const texts = useTexts().office.link
  const field = useRef<HTMLInputElement>(null)
  const [canCopy, setCanCopy] = useState(false)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), [])

  async function copy(): Promise<void> {
    field.current?.select()
    const done = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    )
    setOutcome(done ? 'copied' : 'notCopied')
  }

  return (
    <div className="field">
      <label htmlFor="link">{label}</label>
      <p className="field-hint" id="link-hinweis">
        {hint}
      </p>
      <input
        ref={field}
        className="input copy-value"
        id="link"
        type="text"
        readOnly
        value={value}
        aria-describedby="link-hinweis"
        onFocus={(event) => event.currentTarget.select()}
      />
      {canCopy ? (
        <p className="actions">
          <button
            type="button"
            className={isQuiet ? 'button button-quiet' : 'button'}
            onClick={() => void copy()}
          >
            {texts.copy}
          </button>
          <span role="status">{outcome ? texts[outcome] : ''}</span>
        </p>
      ) : null}
    </div>
  )
}
