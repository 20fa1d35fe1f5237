import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../language'
import { ShortcutList } from './shortcut-list'
import { announceShortcuts, onShortcut } from './shortcuts'

/** Listens for the keys of the office, and lists them when `?` is pressed. */
export function Keyboard() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    announceShortcuts()
    const onKey = (event: KeyboardEvent) => onShortcut(event, () => setOpen(true))
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return isOpen ? <ShortcutDialog onClose={() => setOpen(false)} /> : null
}

function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts().keyboard
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="stack-tight" aria-labelledby="tasten" onClose={onClose}>
      <h2 id="tasten">{texts.title}</h2>
      <ShortcutList />
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {texts.close}
      </button>
    </dialog>
  )
}
