import { type Control, replayInput, type TypedValue } from './replay-input.ts'
import { hydrateAll } from './hydration-schedule.ts'

type EarlyEvents = {
  isHolding: () => boolean
  stop: () => void
  replay: (tell: (control: Control, written: TypedValue) => void) => void
}
declare global {
  interface Window {
    earlyEvents?: EarlyEvents
  }
}

/**
 * Runs in the head. A page is painted before its scripts have come: what is typed or chosen meanwhile is kept, a form
 * that is sent or a button that is pressed is held, in order, and all of it is told once somebody listens. Forms with
 * an address of their own and links need nobody.
 */
export const earlyEventsScript = `(function(w,d,held,typed,kinds){function note(e){var t=e.target;typed.delete(t);typed.set(t,{value:t.value,checked:t.checked})}function hold(e){var t=e.target,b=t.closest&&t.closest('button');if(e.type==='submit'){if(t.hasAttribute('action'))return;e.preventDefault();held.push(function(){t.requestSubmit(e.submitter)})}else if(b&&(b.type!=='submit'||!b.form))held.push(function(){b.click()})}kinds.forEach(function(k){d.addEventListener(k,hold,true)});d.addEventListener('input',note,true);w.earlyEvents={isHolding:function(){return held.length+typed.size>0},stop:function(){kinds.forEach(function(k){d.removeEventListener(k,hold,true)})},replay:function(tell){d.removeEventListener('input',note,true);typed.forEach(function(v,t){tell(t,v)});typed.clear();held.splice(0).forEach(function(act){try{act()}catch(e){console.error(e)}})}}})(window,document,[],new Map,['submit','click'])`

/** From here React hears by itself. */
export const stopCapturingEvents = () => window.earlyEvents?.stop()

/**
 * Tells what was typed, then does what was held; once. No part sleeps through it: React wakes the one that an event is
 * meant for, but only between its own works.
 */
export function replayEarlyEvents() {
  const acts = window.earlyEvents
  if (acts?.isHolding()) hydrateAll()
  setTimeout(() => acts?.replay(replayInput))
}
