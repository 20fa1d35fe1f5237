import { useRouteLoaderData } from '@remix-run/react'
import { Confirmation } from './banner'

type Words = string | { title: string; text: string }

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
  if (typeof words === 'string') return <Confirmation id="gespeichert" title={words} />
  return (
    <Confirmation id="gespeichert" title={words.title}>
      <p>{words.text}</p>
    </Confirmation>
  )
}
