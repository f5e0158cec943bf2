{
const $=s=>document.querySelector(s),$$=s=>[...document.querySelectorAll(s)]
const filter=$('.filter'),field=$('.find input'),cards=$$('.tool'),text=cards.map(c=>c.textContent.toLowerCase())
const show=()=>{
const chosen=filter.querySelector('[aria-pressed=true]').firstChild.data.trim(),words=field.value.toLowerCase().split(/\s+/)
let shown=0
cards.forEach((c,i)=>shown+=!(c.hidden=chosen!='All Tools'&&c.querySelector('.tag').textContent.trim()!=chosen||!words.every(w=>text[i].includes(w))))
$('.count').textContent=`${shown} of ${cards.length} tools shown`
$('.none').hidden=shown
}
const choose=button=>{
for(const b of filter.children)b.ariaPressed=b==button
show()
}
filter.addEventListener('click',e=>{
const button=e.target.closest('button')
if(button)choose(button)
})
field.addEventListener('input',show)
$('.none button').addEventListener('click',()=>{
field.value=''
choose(filter.firstElementChild)
})
for(const i of $$('.tile img')){
const missing=()=>{i.outerHTML=`<span aria-hidden=true>${i.dataset.monogram}</span>`}
if(i.complete&&!i.naturalWidth&&i.currentSrc)missing()
else i.addEventListener('error',missing)
}
const table=$('table'),body=table.tBodies[0],heads=[...table.rows[0].cells],rows=[...body.rows],[differences,copy,download,side]=$$('.tools button')
const box=r=>r.querySelector('input'),say=t=>{$('.tools [role=status]').textContent=t}
const hide=()=>heads.forEach((h,i)=>{
const same=differences.ariaPressed=='true'&&new Set(rows.filter(r=>!r.hidden).map(r=>r.cells[i].textContent)).size<2
for(const r of table.rows)r.cells[i].hidden=same
})
const texts=()=>[...table.rows].map(r=>[...r.cells].map(c=>c.innerText.trim()))
body.addEventListener('change',()=>{
const {length}=rows.filter(r=>box(r).checked)
side.disabled=length<2
for(const r of rows)box(r).disabled=!box(r).checked&&length>3
})
side.addEventListener('click',()=>{
const on=table.parentElement.classList.toggle('side')
side.textContent=on?'Back to the table':'Compare side by side'
for(const r of rows){
r.hidden=on&&!box(r).checked
for(const c of r.cells)c.dataset.label=heads[c.cellIndex].textContent
}
hide()
})
differences.addEventListener('click',()=>{
differences.ariaPressed=differences.ariaPressed!='true'
hide()
})
copy.addEventListener('click',()=>navigator.clipboard.writeText(texts().map(r=>r.join('\t')).join('\n')).then(()=>say('Table copied.'),()=>say('Your browser didn’t allow copying. Download the CSV file instead.')))
download.addEventListener('click',()=>{
const csv='\ufeff'+texts().map(r=>r.map(c=>`"${c.replaceAll('"','""')}"`).join()).join('\r\n')
Object.assign(document.createElement('a'),{href:URL.createObjectURL(new Blob([csv],{type:'text/csv'})),download:'ai-coding-tools.csv'}).click()
})
for(const h of heads)h.lastChild.addEventListener('click',()=>{
const order={ascending:'descending',descending:''}[h.ariaSort]??'ascending',sign=order=='descending'?-1:1,key=r=>{
const c=r.cells[h.cellIndex]
return c.dataset.key??c.textContent
}
for(const o of heads)o.ariaSort=null
if(order)h.ariaSort=order
body.append(...order?rows.toSorted((a,b)=>sign*key(a).localeCompare(key(b),'en',{numeric:true})):rows)
})
}
