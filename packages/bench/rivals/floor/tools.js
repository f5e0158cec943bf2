{
const $=s=>document.querySelector(s),filter=$('.filter'),cards=document.querySelectorAll('.tool')
filter.addEventListener('click',e=>{
const chosen=e.target.closest('button')
if(!chosen)return
for(const b of filter.children)b.ariaPressed=b==chosen
let shown=0
for(const c of cards)shown+=!(c.hidden=chosen!=filter.firstElementChild&&c.querySelector('.tag').textContent.trim()!=chosen.textContent)
$('.count').textContent=`${shown} of ${cards.length} tools shown`
})
for(const i of document.querySelectorAll('.tile img')){
const missing=()=>{i.outerHTML=`<span aria-hidden=true>${i.dataset.monogram}</span>`}
if(i.complete&&!i.naturalWidth&&i.currentSrc)missing()
else i.addEventListener('error',missing)
}
}
