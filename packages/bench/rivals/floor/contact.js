{
const form=document.querySelector('form'),[sheet,thanks]=document.querySelectorAll('.card'),[calendar,copy,again]=thanks.querySelectorAll('button'),[past,closed,late]=document.querySelectorAll('.hint [hidden]'),status=thanks.querySelector('[role=status]')
const show=(a,b)=>{b.hidden=true;a.hidden=false;a.firstElementChild.focus()}
const request=()=>[...form.querySelectorAll('label')].map(l=>`${l.firstChild.data}: ${l.control.value}`).join('\n')
form.addEventListener('submit',e=>{
e.preventDefault()
console.log('Contact form:',Object.fromEntries(new FormData(form)))
calendar.hidden=!form.preferredDate.value
status.textContent=''
const mail=thanks.querySelector('a')
mail.href=mail.href.replace(/(&body=.*)?$/,'&body='+encodeURIComponent(request()))
show(thanks,sheet)
})
form.addEventListener('input',()=>{
const date=form.preferredDate.value,time=form.preferredTime.value
past.hidden=!date||date>=new Date().toLocaleDateString('en-CA',{timeZone:'America/New_York'})
closed.hidden=!date||!past.hidden||new Date(date).getUTCDay()%6
late.hidden=!time||time>='09:00'&&time<'17:00'
})
calendar.addEventListener('click',()=>{
const at=form.preferredDate.value.replaceAll('-','')+'T'+(form.preferredTime.value||'09:00').replace(':','')+'00'
const file=['BEGIN:VCALENDAR','VERSION:2.0','PRODID:-//Contact form//EN','BEGIN:VEVENT',`UID:${crypto.randomUUID()}`,'DTSTAMP:20000101T000000Z',`DTSTART;TZID=America/New_York:${at}`,'DURATION:PT1H','SUMMARY:Meeting about AI Vibe Coding','STATUS:TENTATIVE','END:VEVENT','END:VCALENDAR',''].join('\r\n')
Object.assign(document.createElement('a'),{href:'data:text/calendar;charset=utf-8,'+encodeURIComponent(file),download:'meeting.ics'}).click()
})
copy.addEventListener('click',()=>navigator.clipboard.writeText(request()).then(()=>{status.textContent='Copied.'},()=>{status.textContent='Your browser didn’t allow copying. Please use e-mail.'}))
again.addEventListener('click',()=>{
for(const n of ['message','preferredDate','preferredTime'])form[n].value=''
show(sheet,thanks)
})
}
