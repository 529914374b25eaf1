import { type Control, replayInput, type TypedValue } from './replay-input.ts'
import { hydrateAll } from './hydration-schedule.ts'

type EarlyEvents = {
  isHolding: () => boolean
  stop: () => void
  replay: (applyInput: (control: Control, written: TypedValue) => void) => void
}
declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

/**
 * Runs in the head and captures input, clicks and submits until the page's scripts have loaded, to be replayed in
 * order. Links and forms with an action of their own work without scripts and are not captured.
 */
export const earlyEventsScript = `(function(w,d,held,typed,kinds){function note(e){var t=e.target;typed.delete(t);typed.set(t,{value:t.value,checked:t.checked})}function hold(e){var t=e.target,b=t.closest&&t.closest('button');if(e.type==='submit'){if(t.hasAttribute('action'))return;e.preventDefault();held.push(function(){t.requestSubmit(e.submitter)})}else if(b&&(b.type!=='submit'||!b.form))held.push(function(){b.click()})}kinds.forEach(function(k){d.addEventListener(k,hold,true)});d.addEventListener('input',note,true);w.earlyEvents={isHolding:function(){return held.length+typed.size>0},stop:function(){kinds.forEach(function(k){d.removeEventListener(k,hold,true)})},replay:function(tell){d.removeEventListener('input',note,true);typed.forEach(function(v,t){tell(t,v)});typed.clear();held.splice(0).forEach(function(act){try{act()}catch(e){console.error(e)}})}}})(window,document,[],new Map,['submit','click'])`

/** Called when React takes over event handling. */
export const stopCapturingEvents = () => window.earlyEvents?.stop()

/** Replays input, then clicks and submits, once. Hydrates everything first, so that every event finds its handler. */
export function replayEarlyEvents() {
  const acts = window.earlyEvents
  if (acts?.isHolding()) hydrateAll()
  setTimeout(() => acts?.replay(replayInput))
}
