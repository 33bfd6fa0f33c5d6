/** Words of the page about hosting and joining by address. */
import type { AddressWords } from '../en/address.ts';

export const address: AddressWords = {
  title: 'Alojar y unirse por dirección',
  lead: 'Para jugar en una sala, en casa o en el club, sin servidores ajenos.',
  joinTitle: 'Unirse por dirección',
  joinText: 'Escribe la dirección de un servidor o de una mesa.',
  address: 'Dirección',
  hint: 'Por ejemplo 192.168.1.20:8080, o una invitación que termina en /t/…',
  go: 'Unirse',
  bad: 'Eso no es una dirección. Se escribe como 192.168.1.20:8080 o play.example.',
  joinTerminal: 'O en un terminal:',
  hostTitle: 'Alojar en tu ordenador',
  hostText:
    'Un navegador puede unirse a una partida, pero no alojarla. Para eso, ejecuta el programa Crownhead en un ordenador de tu red. Muestra la dirección para los demás.',
  serve: 'El servidor con esta aplicación web, para todos los dispositivos de tu red:',
  hostCommand: 'Una mesa en el terminal; los invitados pueden unirse desde un navegador:',
  menu: 'Sin línea de comandos: abre el programa y elige «Host a table».',
  consoleTitle: 'Servidores de consola',
  consoleText:
    'Los servidores de consola usan texto sin formato por TCP. Un navegador no puede conectarse a ellos: usa el terminal.',
  notes: [
    'Sin --lan, el servidor solo es accesible desde ese ordenador.',
    'Si los demás no pueden conectarse, permite el puerto en el cortafuegos de ese ordenador. Con --port eliges otro.',
    'En tu propia red los datos no van cifrados. En internet, pon el servidor detrás de HTTPS.',
  ],
};
