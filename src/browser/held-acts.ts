import { wakeAll } from './waking.ts'

type HeldActs = { isHolding: () => boolean; stop: () => void; play: () => void }
declare global {
  interface Window {
    heldActs?: HeldActs
  }
}

/**
 * Runs in the head. A page is painted before its scripts have come: a form that is sent or a button that is pressed meanwhile is held, in order, and done once
 * somebody listens. Forms with an address of their own and links need nobody.
 */
export const holdActsScript = `(function(w,d,held,kinds){function hold(e){var t=e.target,b=t.closest&&t.closest('button');if(e.type==='submit'){if(t.hasAttribute('action'))return;e.preventDefault();held.push(function(){t.requestSubmit(e.submitter)})}else if(b&&(b.type!=='submit'||!b.form))held.push(function(){b.click()})}kinds.forEach(function(k){d.addEventListener(k,hold,true)});w.heldActs={isHolding:function(){return held.length>0},stop:function(){kinds.forEach(function(k){d.removeEventListener(k,hold,true)})},play:function(){held.splice(0).forEach(function(act){try{act()}catch(e){console.error(e)}})}}})(window,document,[],['submit','click'])`

/** From here React hears by itself. */
export const stopHolding = () => window.heldActs?.stop()

/** Does what was held; once. No part sleeps through it: React wakes the one that an event is meant for, but only between its own works. */
export function playHeldActs() {
  const acts = window.heldActs
  if (!acts?.isHolding()) return
  wakeAll()
  setTimeout(acts.play)
}
