{
const $=s=>document.querySelector(s),bar=$('header'),scrolled=()=>{bar.dataset.scrolled=scrollY>10}
scrolled()
addEventListener('scroll',scrolled,{passive:true})
$('#menu').addEventListener('toggle',e=>{$('header button').ariaExpanded=e.newState=='open'})
addEventListener('pagehide',()=>$('#menu').hidePopover())
}
