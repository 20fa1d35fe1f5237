import { useRouteLoaderData } from '@remix-run/react'
import { Confirmation, Notice } from './banner'
import { NextStep } from './office/next-step'

type Words = string | { title: string; text: string }

/** In every area these keys say that nothing was saved, which must not look as if it had been. */
const NOT_SAVED: readonly PropertyKey[] = ['anders', 'nichts']

/** What a form has just saved, if the page that it led to has words for it. */
export function useSaved<Saved extends object>(saved: Saved): keyof Saved | undefined {
  const key = (useRouteLoaderData('root') as { saved: string | null } | undefined)?.saved ?? null
  return key !== null && Object.hasOwn(saved, key) ? (key as keyof Saved) : undefined
}

/** Says what a form has just saved. */
export function SavedBanner<Saved extends Readonly<Record<keyof Saved, Words>>>({ saved }: { saved: Saved }) {
  const key = useSaved(saved)
  if (key === undefined) return null
  const words: Words = saved[key]
  const { title, text } = typeof words === 'string' ? { title: words, text: undefined } : words
  const body = text === undefined ? null : <p>{text}</p>
  if (NOT_SAVED.includes(key))
    return (
      <Notice id="gespeichert" role="status" title={title}>
        {body}
      </Notice>
    )
  return (
    <Confirmation id="gespeichert" title={title}>
      {body}
      <NextStep />
    </Confirmation>
  )
}
