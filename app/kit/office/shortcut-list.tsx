import { useEffect, useState } from 'react'
import { useTexts } from '../language'
import { Table } from '../table'
import { areShortcutsOn, setShortcuts } from './shortcuts'

const KEYS = [
  ['search', '/'],
  ['add', 'n'],
  ['next', 'j'],
  ['previous', 'k'],
  ['open', 'Enter'],
  ['take', 'b'],
  ['send', undefined],
  ['help', '?'],
] as const

/** Every key, and the switch that turns the letters off. */
export function ShortcutList() {
  const texts = useTexts().keyboard
  return (
    <>
      <Table
        caption={texts.title}
        kind="plain"
        rows={KEYS}
        keyOf={([does]) => does}
        columns={[
          {
            title: texts.key,
            look: 'whole',
            phone: 'first',
            cell: ([, key]) => <kbd>{key ?? texts.send}</kbd>,
          },
          { title: texts.does, phone: 'below', cell: ([does]) => texts.keys[does] },
        ]}
      />
      <p>{texts.inLines}</p>
      <ShortcutSwitch />
    </>
  )
}

/** Only where scripts run: without them there are no keys to turn off. */
function ShortcutSwitch() {
  const texts = useTexts().keyboard
  const [isOn, setOn] = useState<boolean>()
  useEffect(() => setOn(areShortcutsOn()), [])
  if (isOn === undefined) return <p className="soft">{texts.needsScripts}</p>
  function change() {
    setShortcuts(!isOn)
    setOn(!isOn)
  }
  return (
    <p className="actions">
      <span role="status">{isOn ? texts.areOn : texts.areOff}</span>
      <button type="button" className="button button-quiet" onClick={change}>
        {isOn ? texts.turnOff : texts.turnOn}
      </button>
    </p>
  )
}
