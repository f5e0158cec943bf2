import MDXComponents from '@theme-original/MDXComponents';
import Actions from '../../../../../../src/components/Actions';
import Banner from '../../../../../../src/components/Banner';
import Benefit from '../../../../../../src/components/Benefit';
import BenefitGrid from '../../../../../../src/components/BenefitGrid';
import Button from '../../../../../../src/components/Button';
import Card from '../../../../../../src/components/Card';
import CardGrid from '../../../../../../src/components/CardGrid';
import Checklist from '../../../../../../src/components/Checklist';
import ComparisonTable from '../../../../../../src/components/ComparisonTable';
import ContactColumns from '../../../../../../src/components/ContactColumns';
import ContactPanel from '../../../../../../src/components/ContactPanel';
import Figure from '../../../../../../src/components/Figure';
import FigureBand from '../../../../../../src/components/FigureBand';
import Hero from '../../../../../../src/components/Hero';
import Phase from '../../../../../../src/components/Phase';
import PhaseGrid from '../../../../../../src/components/PhaseGrid';
import ProcessFlowchart from '../../../../../../src/components/ProcessFlowchart';
import ProcessStep from '../../../../../../src/components/ProcessStep';
import Section from '../../../../../../src/components/Section';
import Stage from '../../../../../../src/components/Stage';
import Step from '../../../../../../src/components/Step';
import StepLine from '../../../../../../src/components/StepLine';
import Timeline from '../../../../../../src/components/Timeline';
import TopicCard from '../../../../../../src/components/TopicCard';
import ClientName from '../withRecords/ClientName';
import ContactDetails from '../withRecords/ContactDetails';
import ContactForm from '../withRecords/ContactForm';
import ToolCatalogue from '../withRecords/ToolCatalogue';
import ToolComparison from '../withRecords/ToolComparison';

/** What the classic theme gives to pages, and our components beside it. */
export default {
  ...MDXComponents,
  ClientName,
  ContactDetails,
  ContactForm,
  ToolCatalogue,
  ToolComparison,
  Actions,
  Banner,
  Benefit,
  BenefitGrid,
  Button,
  Card,
  CardGrid,
  Checklist,
  ComparisonTable,
  ContactColumns,
  ContactPanel,
  Figure,
  FigureBand,
  Hero,
  Phase,
  PhaseGrid,
  ProcessFlowchart,
  ProcessStep,
  Section,
  Stage,
  Step,
  StepLine,
  Timeline,
  TopicCard,
};
