{
const form=document.querySelector('form'),[sheet,thanks]=document.querySelectorAll('.card')
const show=(a,b)=>{b.hidden=true;a.hidden=false;a.firstElementChild.focus()}
form.addEventListener('submit',e=>{
e.preventDefault()
console.log('Contact form:',Object.fromEntries(new FormData(form)))
show(thanks,sheet)
})
thanks.querySelector('button').addEventListener('click',()=>{
for(const n of ['message','preferredDate','preferredTime'])form[n].value=''
show(sheet,thanks)
})
}
