import type { ReactNode } from 'react'
import { useTexts } from './language'

export function Help({ summary, children }: { summary?: string; children: ReactNode }) {
  const { forms } = useTexts()
  return (
    <details className="help">
      <summary>{summary ?? forms.whatDoesThisMean}</summary>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </details>
  )
}
