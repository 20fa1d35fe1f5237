import type { ReactNode } from 'react'
import { useHref, useTexts } from '~/kit/language'

export function Section({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  const texts = useTexts().tenants
  const href = useHref()
  const id = path.split('/').at(-1)
  return (
    <section className="sheet stack-tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <p>
        <a className="target" href={href(path)} aria-label={texts.changeOf(title)}>
          {texts.change}
        </a>
      </p>
    </section>
  )
}
